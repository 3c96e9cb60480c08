/** A backup each night is late after this. */
const lateAfterMs = 26 * 60 * 60 * 1_000;

/** Whether a server that sells needs somebody to look after its backups. `madeAt`: ISO 8601; null when there was none yet. */
export function isBackupLate(madeAt: string | Date | null | undefined, now = new Date()): boolean {
  return !madeAt || now.getTime() - new Date(madeAt).getTime() > lateAfterMs;
}
