/** Has the browser download a file of this site under its own name. */
export function startDownload(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = path.split('/').at(-1) ?? '';
  document.body.append(link);
  link.click();
  link.remove();
}
