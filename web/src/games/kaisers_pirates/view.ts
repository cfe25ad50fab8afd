/** What a seat sees of the game: generated from view.py. */
export type {
  AttackView,
  CardView,
  CommittedView,
  SeatView,
  VesselView,
  View,
  WonView,
} from '../../lib/generated/kaisers_pirates';
