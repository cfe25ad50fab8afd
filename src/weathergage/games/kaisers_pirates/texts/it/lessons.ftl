### La partita guidata: tre capitoli, qualche parola prima di ogni decisione di chi impara.

## La caccia

kp-lesson-1-1 = Le tue navi da guerra e le tue corsare danno la caccia ai mercantili nemici. Ogni carta ha due metà: quella in alto manda una nave. Premi la carta segnata, poi { kp-ship-wolf }.
kp-lesson-1-2 = Sta coperta: nessuno sa quale carta sia. Potresti posarne altre. Per ora basta.
kp-lesson-1-3 = Ora { kp-ship-wolf } salpa. Premila.
kp-lesson-1-4 = A chi dà la caccia? Punta una nave, o tienici sopra il dito, e vedi le probabilità. Il numero di una nave è quanto vale. Premi quella segnata.
kp-lesson-1-5 = Affondata, e nel tuo mazzo vittoria! Ora { kp-ship-dresden } dà la caccia a { kp-merchant-clan_mactavish }. Una delle tue carte può rispondere: una reazione. Premi { kp-card-shallow_run }.
kp-lesson-1-6 = In salvo oltre la secca! Tocca a te. Le forze britanniche danno la caccia per te alle navi da guerra nemiche: premi la carta segnata, poi forze britanniche.
kp-lesson-1-7 = È tutto.
kp-lesson-1-8 = Premi la carta al centro.
kp-lesson-1-9 = Premi { kp-ship-dresden }. Un tiro più alto danneggia; almeno il doppio affonda.
kp-lesson-1-end = Affondata, e tua. È il cuore del gioco: le carte mandano le navi, i dadi decidono, e conta ciò che affondi. Gioca ancora qui, o comincia il capitolo seguente.

## L’altra metà

kp-lesson-2-1 = Ora le metà in basso. Prima, come già fatto, una nave va a caccia: la carta segnata su { kp-ship-wolf }.
kp-lesson-2-2 = { kp-card-surprise_attack } è una carta assistenza: aiuta un attacco. Premila, poi Azione.
kp-lesson-2-3 = { kp-card-submarine_u } è una carta normale: agisce da sola. Premila, poi Azione.
kp-lesson-2-4 = Tre carte bastano.
kp-lesson-2-5 = Premi { kp-ship-wolf }.
kp-lesson-2-6 = Premi il mercantile segnato.
kp-lesson-2-7 = Premi { kp-card-surprise_attack }: aggiunge 2 al tuo tiro.
kp-lesson-2-8 = Avanti.
kp-lesson-2-9 = { kp-card-boarding_party } cattura invece di affondare. Non ce l’hai, e ti si chiede lo stesso, perché nessuno sappia chi ce l’ha. Premi No.
kp-lesson-2-10 = 11 contro 5: affondata. Ora premi il sottomarino.
kp-lesson-2-11 = Non rischia nessuna tua nave. Premi il mercantile segnato.
kp-lesson-2-12 = Le carte usate si scartano. Le ultime due restano in vista, e scegli tu quali. Premi prima la carta segnata.
kp-lesson-2-13 = E la seguente.
kp-lesson-2-14 = Le forze britanniche cercano { kp-ship-emden }. Nessuna tua carta risponde. Premi No.
kp-lesson-2-end = { kp-ship-emden } è danneggiata: è la croce rossa. Si difende peggio finché una carta non la ripara. Altri due segni: le corsare che tutti conoscono stanno di traverso, e la luna segna gli attacchi notturni.

## La fine di un round

kp-lesson-3-1 = Un round finisce quando finiscono le carte azione. Ne restano poche, perciò va’ a caccia con due navi: prima la carta segnata su { kp-ship-kaiser_wilhelm_der_grosse }.
kp-lesson-3-2 = La seguente su { kp-ship-greif }.
kp-lesson-3-3 = È tutto.
kp-lesson-3-4 = Premi { kp-ship-kaiser_wilhelm_der_grosse }.
kp-lesson-3-5 = Premi il mercantile segnato.
kp-lesson-3-6 = Affondato. Ora { kp-ship-greif }.
kp-lesson-3-7 = Premi il mercantile segnato.
kp-lesson-3-8 = Affondato anche lui. Scarta prima la carta segnata.
kp-lesson-3-9 = Le carte sono finite: si conta il round. Il tuo mazzo vittoria vale di più, quindi hai 2 punti round (guarda Round). Una nave può restare per il prossimo: premi { kp-ship-kaiser_wilhelm_der_grosse }.
kp-lesson-3-end = Il resto si distribuisce di nuovo. Dopo tre round vince chi ha più punti. Ne sai abbastanza per una partita intera. Buon vento!
