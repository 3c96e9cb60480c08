/** As the `ref` of a field that somebody has just opened: they type at once, without another tap. */
export function beginHere(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
