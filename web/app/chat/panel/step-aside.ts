const restMs = 800;
/** Taller links are cards: their words count, their pictures do not. */
const tallest = 120;

/**
 * Where there is no margin for it, the chat's button (`data-aside` takes it away) lies on nothing that is read or pressed
 * (LOOK-01) once somebody reads on: it goes then, is there on the way up, and at rest wherever it has room. Where a page opens
 * it is always there, or nobody would know of it. As long as the document.
 */
export function stepAside(button: HTMLElement): void {
  let before = window.scrollY;
  let isOnTheWayUp = false;
  let rest = 0;
  const setAside = (isAside: boolean) =>
    button.toggleAttribute('data-aside', isAside && !isOnTheWayUp);
  const settle = () => setAside(window.scrollY > 0 && hasContentBelow(button));
  const settleSoon = () => {
    window.clearTimeout(rest);
    rest = window.setTimeout(settle, restMs);
  };
  const turn = () => {
    const { scrollY } = window;
    isOnTheWayUp = 0 < scrollY && scrollY < before;
    before = scrollY;
    setAside(true);
    settleSoon();
  };
  settle();
  window.addEventListener('scroll', turn, { passive: true });
  // Another page, another shelf, an opened answer: other words are in its place.
  new ResizeObserver(settleSoon).observe(document.body);
}

/** Whether it lies on words or on something to press. */
function hasContentBelow(button: HTMLElement): boolean {
  const place = button.getBoundingClientRect();
  const shares = [0, 0.5, 1];
  return shares.some((right) =>
    shares.some((down) => {
      const below = document
        .elementsFromPoint(place.x + place.width * right, place.y + place.height * down)
        .find((element) => !button.contains(element));
      return below !== undefined && (isControl(below) || hasWordsIn(below, place));
    }),
  );
}

function isControl(element: Element): boolean {
  const control = element.closest('a, button, input, select, textarea, summary, label');
  return control !== null && control.clientHeight < tallest;
}

function hasWordsIn(element: Element, place: DOMRect): boolean {
  const words = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    words.selectNode(node);
    return [...words.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        right > place.left && left < place.right && bottom > place.top && top < place.bottom,
    );
  });
}
