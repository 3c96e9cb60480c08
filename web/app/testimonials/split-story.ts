/** Stories up to this length stand in large letters as a whole. */
const large = 260;
/** A shorter beginning would not say enough. */
const mostOfOpening = 70;

/** A long story in two: its first sentences, for large letters, and the rest, '' when there is none. */
export function splitStory(story: string): [opening: string, rest: string] {
  if (story.length <= large) return [story, ''];
  const end = [...story.matchAll(/[.!?]\s+/g)]
    .map(({ index }) => index + 1)
    .find((index) => index >= mostOfOpening && index <= large);
  return end === undefined ? [story, ''] : [story.slice(0, end), story.slice(end).trim()];
}
