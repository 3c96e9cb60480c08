import { useEffect, useRef } from 'react';

const restMs = 800;

/**
 * Where there is no margin for it, the chat's button (`data-aside` takes it away) lies on nothing that is read or pressed
 * (LOOK-01): it goes while somebody reads on, comes on the way up, and at rest stays away from words and controls.
 */
export function useStepAside() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let before = window.scrollY;
    let isOnTheWayUp = false;
    let rest = 0;
    const setAside = (isAside: boolean) =>
      button.current?.toggleAttribute('data-aside', isAside && !isOnTheWayUp);
    const settle = () => setAside(button.current !== null && liesOnContent(button.current));
    const settleSoon = () => {
      window.clearTimeout(rest);
      rest = window.setTimeout(settle, restMs);
    };
    const turn = () => {
      isOnTheWayUp = window.scrollY < before && window.scrollY > 0;
      before = window.scrollY;
      setAside(true);
      settleSoon();
    };
    settle();
    // Another page, another shelf, an opened answer: what lies below the button has changed.
    const growth = new ResizeObserver(settleSoon);
    growth.observe(document.body);
    window.addEventListener('scroll', turn, { passive: true });
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', turn);
      window.clearTimeout(rest);
    };
  }, []);
  return button;
}

/** Whether words, or something to press that is no larger than a button, are below it. Pictures may be. */
function liesOnContent(button: HTMLElement): boolean {
  const place = button.getBoundingClientRect();
  const steps = [0, 0.5, 1];
  return steps.some((right) =>
    steps.some((down) => {
      const below = document
        .elementsFromPoint(place.x + place.width * right, place.y + place.height * down)
        .find((element) => !button.contains(element));
      return below !== undefined && (isControl(below) || hasWordsIn(below, place));
    }),
  );
}

const tallest = 120;

function isControl(element: Element): boolean {
  const control = element.closest('a, button, input, select, textarea, summary, label');
  return control !== null && control.getBoundingClientRect().height < tallest;
}

function hasWordsIn(element: Element, place: DOMRect): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    range.selectNode(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        right > place.left && left < place.right && bottom > place.top && top < place.bottom,
    );
  });
}
