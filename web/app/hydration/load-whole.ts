import { useEffect } from 'react';

/** Stands for a page whose code or data does not belong to the code that is open: asks the server for the whole page. */
export function LoadWhole() {
  useEffect(() => window.location.reload(), []);
  return null;
}
