cb-plan = Da órdenes a tus barcos y aviones{ $count ->
    [0] { "" }
    [1] { "" }; sin órdenes: { $units }
    [2] { "" }; sin órdenes: { $units }
    [3] { "" }; sin órdenes: { $units }
   *[other] { "" }; { $count } unidades sin órdenes
 }
cb-order = Órdenes para { $unit } en { $hex }
cb-order-shadowed = { $unit } está siendo perseguido en { $hex }: ¿adónde va?
cb-choose-aloft = { $air }: ¿en qué hexágono permanecen en el aire?
cb-choose-break-off = ¿Quién intenta abortar el combate?
cb-choose-buy = ¿Añadir unidades opcionales? Cada una cuesta puntos al final
cb-choose-combat = { $count ->
    [0] Ninguna de tus unidades puede atacar a un enemigo marcado: no hay combate tuyo
   *[other] ¿Iniciar un combate?
 }
cb-choose-concede = { $others ->
    [0] Tus barcos no pueden luchar ni escapar. ¿Los das por perdidos?
   *[other] Tus barcos no pueden luchar ni escapar; no se dan por perdidos mientras otros puedan unirse
 }
cb-choose-contact = { $seen ->
    [0] Ningún convoy. Se te pregunta igualmente, para que la espera no delate nada
   *[other] Humo en el horizonte: quizá un convoy. ¿Mirar de cerca?
 }
cb-choose-convoy = { $able ->
    [0] El convoy { $convoy } está a la vista, pero ahora no se puede combatir a su escolta ({ $escort })
   *[other] ¿Atacar el convoy { $convoy }? { $ships ->
        [0] Sin escolta
       *[other] Escolta: { $escort }
    }; { $half ->
        [1] la mitad de los puntos de una ficha
       *[other] { $chits ->
            [one] una ficha
           *[other] { $chits } fichas
        }
    } si se destruye
 }
cb-choose-destination = { $unit }: elige un destino
cb-choose-exposed = { $attacked ->
    [0] Un submarino ha visto uno de estos barcos: elige cuál
   *[other] Un submarino ataca a uno de estos barcos: elige cuál
 }
cb-choose-fire = ¿Quién dispara a quién?
cb-choose-flight = { $air }: quedan { $points } puntos de movimiento. { $drops ->
    [0] Ya no cabe otro marcador
   *[other] { $cost ->
        [0] Suelta un marcador, o aterriza
       *[other] Otro marcador cuesta { $cost }
    }
 }
cb-choose-hunt = { $count ->
    [0] Ninguna de tus unidades puede cazar convoyes. ¿Tirar un dado igualmente, como farol?
   *[other] ¿Cazar convoyes?
 }
cb-choose-launch = ¿Lanzar torpedos?
cb-choose-manoeuvre = Persiguen a { $unit } en { $hex }. ¿Maniobra antes de la tirada?
cb-choose-mend = { $ship }: ¿reparar el timón, o recuperar { $points } de evasión?
cb-choose-merchant = { $seen ->
    [0] Nada a la vista. Se te pregunta igualmente, para que la espera no delate nada
   *[other] Un mercante aislado a la vista. ¿Hundirlo por medio punto? Los Aliados sabrán dónde
 }
cb-choose-next-hex = { $unit }: ¿seguir navegando?
cb-choose-part = El enemigo en { $hex } se divide: rápida { $fast }, lenta { $slow }. ¿A quién sigues?
cb-choose-reinforce = { $count ->
    [0] Ningún otro barco tuyo puede unirse. Se te pregunta igualmente, para no delatar nada
   *[other] ¿Traer otro barco al combate?
 }
cb-choose-release = { $there ->
    [0] El Rodney ya dejó el Britannic. Se te pregunta igualmente, para no delatar cuándo
   *[other] ¿Deja el Rodney el convoy Britannic, para ir a { $hex }?
 }
cb-choose-search = { $count ->
    [0] Nada que buscar: en ningún otro hexágono llegan tus factores al nivel de visibilidad
   *[other] ¿En qué hexágono buscas?
 }
cb-choose-shadow = { $count ->
    [0] Ninguna de tus unidades puede perseguir a un enemigo avistado: no hay intento
   *[other] ¿Perseguir a una unidad avistada?
 }
cb-choose-shadowed = ¿Qué unidad perseguida mueve primero?
cb-choose-strike = ¿Qué ataque viene ahora, y contra qué clase?
cb-choose-submarine-hex = Nombra el hexágono del submarino: los Aliados deben mostrar un barco a { $radius } hexágonos como mucho{ $attacked ->
    [0] { "" }
   *[other] { "" }, que será atacado
 }
cb-choose-tactical = Elige posición y movimiento
cb-choose-victim = ¿Cuál de tus barcos en { $hex } es atacado?
