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
cb-choose-buy = ¿Añadir unidades opcionales?
cb-choose-combat = ¿Iniciar un combate?
cb-choose-concede = Tus barcos no pueden luchar ni escapar. ¿Los das por perdidos?
cb-choose-contact = Humo en el horizonte. ¿Mirar de cerca?
cb-choose-convoy = ¿Atacar el convoy { $convoy }?
cb-choose-destination = { $unit }: elige un destino
cb-choose-exposed = ¿Cuál de tus barcos vio el submarino?
cb-choose-fire = ¿Quién dispara a quién?
cb-choose-flight = { $air }: quedan { $points } puntos de movimiento. { $drops ->
    [0] Ya no cabe otro marcador
   *[other] { $cost ->
        [0] Suelta un marcador, o aterriza
       *[other] Otro marcador cuesta { $cost }
    }
 }
cb-choose-hunt = ¿Cazar convoyes?
cb-choose-launch = ¿Lanzar torpedos?
cb-choose-manoeuvre = Te persiguen. ¿Maniobras?
cb-choose-mend = ¿Qué se repara?
cb-choose-merchant = ¿Algo a la vista?
cb-choose-next-hex = { $unit }: ¿seguir navegando?
cb-choose-part = El enemigo se ha dividido. ¿A quién sigues?
cb-choose-reinforce = ¿Traer otro barco al combate?
cb-choose-release = ¿Deja el Rodney el convoy Britannic?
cb-choose-search = ¿En qué hexágono buscas?
cb-choose-shadow = ¿Perseguir a una unidad avistada?
cb-choose-shadowed = ¿Qué unidad perseguida mueve primero?
cb-choose-strike = ¿Qué ataque viene ahora, y contra qué clase?
cb-choose-submarine-hex = ¿Desde dónde informa el submarino?
cb-choose-tactical = Elige posición y movimiento
cb-choose-victim = ¿Cuál de tus barcos en { $hex } es atacado?
