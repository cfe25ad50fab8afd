# Quién eres, y qué es tuyo
account-name = Solo un nombre
account-make = Crear una cuenta
account-login = Iniciar sesión
account-name-about = Juegas como invitado. Este navegador se acuerda de ti.
account-make-about = Con una cuenta encuentras tus partidas en cualquier dispositivo. Las que has empezado te acompañan.
account-login-about = Tus partidas de invitado te acompañan.
account-password = Contraseña
account-email = Correo, si quieres avisos
account-do-name = Guardar
account-do-make = Crear la cuenta
account-do-login = Iniciar sesión
account-saved = Guardado. Eres { $name }.
account-welcome = Hola, { $name }.
account-reset = La he olvidado
account-reset-sent = Si existe esa cuenta y tiene dirección, va un correo en camino.
account-logout = Cerrar sesión
account-sessions = Dónde tienes la sesión abierta
account-here = aquí
account-end = Cerrar
account-change-password = Cambiar la contraseña
account-old-password = Contraseña actual
account-new-password = Contraseña nueva
account-password-changed = Contraseña cambiada. Las demás sesiones se han cerrado.
account-token = Una llave para programas
account-token-about = Con ella un programa juega en tu nombre. Se muestra una sola vez; una nueva la sustituye.
account-token-make = Mostrar una llave nueva
account-wrong = El nombre o la contraseña no son correctos.
account-token-drop = Ningún programa puede jugar por mí
account-token-dropped = Ya ningún programa juega en tu nombre.
account-email-unsure = Aún sin confirmar: sigue el enlace del correo que te hemos enviado.

# Contraseña olvidada
reset-heading = Elige una contraseña nueva
reset-do = Guardar la contraseña
reset-done = Contraseña cambiada. Inicia sesión con ella.
reset-old = Este enlace ya se usó o es demasiado antiguo. Pide otro.

# De qué se te avisa, y dónde
notices = Avisos
notices-about = En la página se te avisa siempre. Fuera de ella, solo mientras no miras la mesa.
notices-kind = Qué
notices-turn = Te toca
notices-started = Ha empezado una partida
notices-ended = Ha terminado una partida
notices-mention = Alguien te llama en la charla (@nombre)
notices-browser = Navegador
notices-browser-about = El navegador los muestra mientras esta página está abierta, aunque mires otra cosa.
notices-browser-no = Este navegador no lo permite. Puedes cambiarlo en sus ajustes para esta página.
notices-mail = Correo
notices-mail-none = Para el correo, escribe arriba una dirección y confírmala.
notices-webhook = Webhook
notices-webhook-url = Dirección del webhook
notices-saved = Guardado.

# Marcharse para siempre
leave = Marcharme para siempre…
leave-about = Se borran tu cuenta, tu nombre y lo que has dicho. Tus partidas se abandonan. Nadie puede recuperarlo.
leave-sure = Sí, borrarlo todo
leave-gone = Todo está borrado. ¡Buen viento!
