import type { FieldName } from './card-input.ts';

/** What the frames of one card show each other; they are of one origin, and the shop's page between them is not. */
type Member = {
  field: () => FieldName;
  value: () => string;
  /** Shows, and tells the shop, what is wrong with the field. */
  report: () => void;
  /** Nothing can be typed while the card is sent. */
  setBusy: (isBusy: boolean) => void;
};

type Joined = Member & { group: string };
type FrameOfField = { cardField?: Joined };

export type Group = {
  enter: (group: string) => void;
  valueOf: (field: FieldName) => string;
  reportAll: () => void;
  setBusy: (isBusy: boolean) => void;
};

/** Other frames of the page that belong to the same card are found when they are needed, as they come and go. */
export function joinGroup(member: Member): Group {
  let own: string | undefined;
  const others = () =>
    Array.from({ length: window.parent.length }, (_none, place) =>
      memberOf(window.parent[place] as unknown as FrameOfField),
    ).filter((found) => found?.group === own && own !== undefined);
  return {
    enter(group) {
      own = group;
      (window as unknown as FrameOfField).cardField = { ...member, group };
    },
    valueOf: (field) =>
      field === member.field()
        ? member.value()
        : (others()
            .find((other) => other?.field() === field)
            ?.value() ?? ''),
    reportAll: () => others().forEach((other) => other?.report()),
    setBusy: (isBusy) => others().forEach((other) => other?.setBusy(isBusy)),
  };
}

/** Frames of other origins do not let themselves be looked into. */
function memberOf(frame: FrameOfField | undefined): Joined | undefined {
  try {
    return frame?.cardField;
  } catch {
    return undefined;
  }
}
