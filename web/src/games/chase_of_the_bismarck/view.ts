/** What a seat sees of the game: generated from view.py. */
export type {
  Account,
  AirView,
  BoatView,
  CardView,
  CombatView,
  ContactView,
  Entry,
  Reveal,
  ShipView,
  Sighting,
  View,
} from '../../lib/generated/chase_of_the_bismarck';
