// Where what is read floats: beside the card, where there is most room and least of what a question is about.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
}

const GAP = 14;
const EDGE = 8;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)));

/** How much two boxes share. */
export function shared(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * A place for something so wide and high beside a card: on the side with more room, over as little as can be of what must
 * stay in sight, and never over the card itself if that can be helped.
 */
export function spotBeside(card: Box, size: { width: number; height: number }, screen: { width: number; height: number }, keep: readonly Box[] = []): Spot {
  const across = clamp(card.left + card.width / 2 - size.width / 2, EDGE, screen.width - size.width - EDGE);
  const along = clamp(card.top + card.height / 2 - size.height / 2, EDGE, screen.height - size.height - EDGE);
  const right = screen.width - card.left - card.width;
  const sides: (Spot & { room: number })[] = [
    { left: card.left + card.width + GAP, top: along, room: right + (right >= card.left ? 1 : 0) },
    { left: card.left - GAP - size.width, top: along, room: card.left },
    { left: across, top: card.top - GAP - size.height, room: 0 },
    { left: across, top: card.top + card.height + GAP, room: 0 },
    // Higher or lower, or farther away, where something that must stay in sight stands beside the card.
    ...keep.flatMap((one) => [one.top - GAP - size.height, one.top + one.height + GAP].flatMap((top) => [
      { left: card.left + card.width + GAP, top, room: right >= card.left ? 0 : -1 },
      { left: card.left - GAP - size.width, top, room: right >= card.left ? -1 : 0 },
    ])),
    ...keep.flatMap((one) => [
      { left: one.left + one.width + GAP, top: along, room: -1 },
      { left: one.left - GAP - size.width, top: along, room: -1 },
    ]),
  ];
  const judged = sides.map(({ left, top, room }) => {
    const spot = { left: clamp(left, EDGE, screen.width - size.width - EDGE), top: clamp(top, EDGE, screen.height - size.height - EDGE) };
    const box = { ...spot, ...size };
    const covered = keep.reduce((sum, one) => sum + shared(box, one), 0) + 2 * shared(box, card);
    return { spot, covered, room };
  });
  judged.sort((one, other) => one.covered - other.covered || other.room - one.room);
  return judged[0]?.spot ?? { left: EDGE, top: EDGE };
}
