# Chi sei, e che cosa è tuo
account-name = Solo un nome
account-make = Crea un profilo
account-login = Accedi
account-name-about = Giochi come ospite. Questo browser si ricorda di te.
account-make-about = Con un profilo ritrovi le tue partite su ogni dispositivo. Quelle iniziate vengono con te.
account-login-about = Le tue partite da ospite vengono con te.
account-password = Password
account-email = E-mail, se vuoi avvisi
account-do-name = Salva
account-do-make = Crea il profilo
account-do-login = Accedi
account-saved = Salvato. Sei { $name }.
account-welcome = Ciao, { $name }.
account-reset = L’ho dimenticata
account-reset-sent = Se il profilo esiste e ha un indirizzo, una mail è in viaggio.
account-logout = Esci
account-sessions = Dove hai effettuato l’accesso
account-here = qui
account-end = Chiudi
account-change-password = Cambia la password
account-old-password = Password attuale
account-new-password = Nuova password
account-password-changed = Password cambiata. Le altre sessioni sono state chiuse.
account-token = Una chiave per programmi
account-token-about = Con essa un programma gioca a tuo nome. Si vede una volta sola; una nuova la sostituisce.
account-token-make = Mostra una chiave nuova
account-wrong = Il nome o la password sono sbagliati.
account-token-drop = Nessun programma può giocare per me
account-token-dropped = Ora nessun programma gioca a tuo nome.
account-email-unsure = Non ancora confermata: segui il link nella mail che ti abbiamo mandato.

# Password dimenticata
reset-heading = Scegli una nuova password
reset-do = Salva la password
reset-done = Password cambiata. Accedi con quella nuova.
reset-old = Questo link è già stato usato o è troppo vecchio. Chiedine un altro.

# Di che cosa ti si avvisa, e dove
notices = Avvisi
notices-about = Nella pagina ti si avvisa sempre. Altrove, solo mentre non guardi il tavolo.
notices-kind = Che cosa
notices-turn = Tocca a te
notices-started = È iniziata una partita
notices-ended = È finita una partita
notices-mention = Qualcuno ti chiama in chat (@nome)
notices-browser = Browser
notices-browser-about = Il browser li mostra finché questa pagina è aperta, anche se guardi altro.
notices-browser-no = Questo browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questa pagina.
notices-mail = Mail
notices-mail-none = Per la mail, scrivi sopra un indirizzo e confermalo.
notices-webhook = Webhook
notices-webhook-url = Indirizzo del webhook
notices-saved = Salvato.

# Andarsene per sempre
leave = Andarmene per sempre…
leave-about = Si cancellano il tuo profilo, il tuo nome e ciò che hai detto. Le tue partite sono abbandonate. Nessuno può recuperarlo.
leave-sure = Sì, cancella tutto
leave-gone = È tutto cancellato. Buon vento!
