import { answerPage } from '../channel.ts';
import type { ChallengeCalls, ChallengeEvents } from '../protocol.ts';

/** The page of the cardholder's bank: in a frame over the shop's page, or, after a redirect, a page of its own. */
const source = new URLSearchParams(window.location.search).get('source');
const buttons = document.querySelectorAll('button');
const page = answerPage<ChallengeCalls, ChallengeEvents>({
  cancel: () => answer('fail'),
  focus: () => buttons[0]?.focus(),
});

async function answer(outcome: string): Promise<void> {
  for (const button of buttons) button.disabled = true;
  const settled = await send(outcome);
  if (!settled) {
    for (const button of buttons) button.disabled = false;
    const message = document.querySelector('[role=alert]');
    if (message) message.textContent = 'This could not be sent. Please try again.';
    return;
  }
  if (window.parent !== window) page.tell('settled', null);
  else if (settled.returnUrl) window.location.replace(settled.returnUrl);
}

/** null when the answer did not get through. A challenge that is no longer open counts as settled: the intent tells the rest. */
async function send(outcome: string): Promise<{ returnUrl: string | null } | null> {
  try {
    const response = await fetch('/elements/challenge/answer', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ source, outcome }),
    });
    if (response.status >= 500) return null;
    return response.ok
      ? ((await response.json()) as { returnUrl: string | null })
      : { returnUrl: null };
  } catch {
    return null;
  }
}

if (window.parent === window) buttons[0]?.focus();
for (const button of buttons) button.addEventListener('click', () => void answer(button.value));
new ResizeObserver(() =>
  page.tell('resize', { height: Math.ceil(document.body.getBoundingClientRect().height) }),
).observe(document.body);
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && window.parent !== window) void answer('fail');
});
