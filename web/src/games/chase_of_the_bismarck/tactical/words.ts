/** Ships on the tactical board in words, for labels and for screen readers. */
import type { Speaker } from '../../../lib/speaker';
import { t } from '../../../texts/texts.svelte';
import { ALLIES, SHIPS } from '../pack';
import type { BoatView, CardView } from '../view';
import { shipName } from '../words';
import { boatPiece, type Helm } from './helm.svelte';
import { diceAt, gunsThatBear, rangeBetween } from './track';

export const sideName = (seat: number): string => t(seat === ALLIES ? 'cbb-side-allies' : 'cbb-side-axis');

/** "Hood, Allies, in zone 7, closing, bow guns 4, hull 8 of 10, evasion 29; medium range, 4 dice". */
export function boatInWords(speaker: Speaker, helm: Helm, boat: BoatView, card: CardView | undefined): string {
  const seat = boat.attacker ? (helm.combat?.attacker ?? 0) : 1 - (helm.combat?.attacker ?? 0);
  const guns = gunsThatBear(boat, card).map(([gun, factors]) => t(`cbb-gun-${gun}`, { factors }));
  const from = helm.subject;
  const facing = from && from.attacker !== boat.attacker ? rangeBetween(from.zone, boat.zone) : null;
  const parts = [
    shipName(speaker, boat.ship),
    sideName(seat),
    t('cbb-in-zone', { zone: boat.zone }),
    t(`cbb-position-${boat.position}`),
    guns.join(', ') || t('cbb-gun-none'),
    card ? `${t('cbb-track-hull')} ${t('cbb-of', { left: card.hull, all: SHIPS.get(boat.ship)?.hull ?? 0 })}` : '',
    boat.acquired ? t('cbb-acquired', { ship: shipName(speaker, boat.acquired) }) : '',
    facing && from
      ? t('cbb-range', {
          range: facing.id,
          dice: diceAt(
            from,
            helm.view.cards.find((one) => one.id === from.ship),
            facing,
          ),
        })
      : '',
    helm.lit.has(boatPiece(boat.ship)) ? t('cbb-can-act') : '',
  ];
  return parts.filter(Boolean).join(', ');
}
