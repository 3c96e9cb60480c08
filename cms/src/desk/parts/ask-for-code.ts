/** Asks for six digits of the code app, above whatever is open. Null when somebody would rather not. */
export function askForCode(why: string): Promise<string | null> {
  const dialog = document.createElement('dialog');
  dialog.className = 'code-dialog';
  dialog.setAttribute('aria-labelledby', 'code-dialog-title');
  const form = element('form', { method: 'dialog' });
  const input = element('input', {
    id: 'code-dialog-code',
    autocomplete: 'one-time-code',
    maxlength: '40',
    required: '',
  });
  form.append(
    element('h2', { id: 'code-dialog-title' }, 'Is it you?'),
    element('p', { class: 'quiet' }, why),
    element('label', { for: 'code-dialog-code' }, 'Code'),
    input,
    element('button', { class: 'button button--go', value: 'go' }, 'Go on'),
    element(
      'button',
      { class: 'button button--quiet', value: '', formnovalidate: '' },
      'Rather not',
    ),
  );
  dialog.append(form);
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener(
      'close',
      () => {
        resolve(dialog.returnValue === 'go' ? input.value.trim() : null);
        dialog.remove();
      },
      { once: true },
    );
    dialog.showModal();
    input.focus();
  });
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.textContent = text;
  return made;
}
