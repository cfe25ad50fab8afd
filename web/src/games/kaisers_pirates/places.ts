/** Which pieces on the table a move touches. A click on a piece then means whatever can be done with it. */
import { moveKey } from '../../lib/notation';
import type { Choice, Move } from '../../lib/protocol';

/** `card:17`, `ship:emden`, `seat:1`, or a spot beside them. */
export type Piece = string;

export const BRITISH: Piece = 'spot:british';
export const ACTION: Piece = 'spot:action';
export const DECK: Piece = 'spot:deck';

const SPOTS: Record<string, Piece> = { CommitBritish: BRITISH, CommitAction: ACTION, LookAtDeck: DECK };
const FIELDS: Record<string, string> = { card: 'card', ship: 'ship', prize: 'ship', seat: 'seat' };

export function piecesOf(move: Move): Piece[] {
  const named = Object.entries(move).flatMap(([field, value]) =>
    FIELDS[field] ? [`${FIELDS[field]}:${String(value)}`] : [],
  );
  const spot = SPOTS[move.move];
  return spot ? [...named, spot] : named;
}

/** The moves that touch all of these pieces. */
export const touching = (choices: readonly Choice[], pieces: readonly Piece[]): Choice[] =>
  choices.filter((choice) => {
    const touched = piecesOf(choice.move);
    return pieces.every((piece) => touched.includes(piece));
  });

/** All pieces with which something can be done, once some are chosen. */
export function litBy(choices: readonly Choice[], chosen: readonly Piece[]): Set<Piece> {
  return new Set(touching(choices, chosen).flatMap((choice) => piecesOf(choice.move)));
}

export type Click =
  { kind: 'play'; choice: Choice } | { kind: 'choose'; chosen: Piece[] } | { kind: 'refuse'; move: Move | null };

/** What a click on a piece means, with others chosen before. */
export function click(choices: readonly Choice[], chosen: readonly Piece[], piece: Piece): Click {
  if (chosen.includes(piece)) return { kind: 'choose', chosen: [] };
  const together = touching(choices, [...chosen, piece]);
  if (together.length === 1 && together[0]) return { kind: 'play', choice: together[0] };
  if (together.length > 1) return { kind: 'choose', chosen: [...chosen, piece] };
  const alone = touching(choices, [piece]);
  // Another piece of the same kind is a change of mind, anything else a question.
  if (alone.length > 0 && chosen.length > 0 && kindOf(piece) === kindOf(chosen[0] ?? '')) {
    return alone.length === 1 && alone[0] ? { kind: 'play', choice: alone[0] } : { kind: 'choose', chosen: [piece] };
  }
  return { kind: 'refuse', move: guess(choices, chosen, piece) };
}

const kindOf = (piece: Piece): string => piece.split(':')[0] ?? '';

/** The move that somebody meant who clicked where nothing is legal: one like those that are, with this piece in it. */
export function guess(choices: readonly Choice[], chosen: readonly Piece[], piece: Piece): Move | null {
  const like = touching(choices, chosen).find(({ move }) => move[kindOf(piece)] !== undefined);
  if (!like) return null;
  const [kind = '', value = ''] = piece.split(/:(.*)/s);
  return { ...like.move, [kind]: kind === 'ship' ? value : Number(value) };
}

/** Moves that no piece on the table stands for: they need a button. */
export function homeless(choices: readonly Choice[], visible: ReadonlySet<Piece>): Choice[] {
  return choices.filter(({ move }) => {
    const pieces = piecesOf(move);
    return pieces.length > 0 && !pieces.some((piece) => visible.has(piece));
  });
}

/** Do two moves remain that no further click on a piece could tell apart? */
export function isAmbiguous(open: readonly Choice[], chosen: readonly Piece[]): boolean {
  const left = open.map(({ move }) => piecesOf(move).filter((piece) => !chosen.includes(piece)));
  return left.some((pieces) => pieces.every((piece) => left.filter((others) => others.includes(piece)).length > 1));
}

export const keyOf = (choice: Choice): string => moveKey(choice.move);
