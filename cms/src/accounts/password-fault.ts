const least = 12;
const most = 200;
/** A common password with so few characters around it is still one. */
const mostAround = 6;
const leastCore = 6;
const example = 'Three or four random words are good.';

let known: Promise<Set<string>> | undefined;

/** The passwords that people choose most, some 49,000; read once, when the first password is set. */
async function commonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** What is wrong with a password that somebody chose, as a sentence for them; null when it is good. `name` is the account's. */
export async function findPasswordFault(password: string, name: string): Promise<string | null> {
  if (password.length < least) return `A password needs at least ${least} characters. ${example}`;
  if (password.length > most) return `A password has at most ${most} characters.`;
  const plain = password.normalize('NFKC').toLowerCase();
  if (new Set(plain).size < 5)
    return `This password is too easy to guess: it has too few different characters. ${example}`;
  const cores = [plain, plain.replaceAll(/[^\p{L}\p{N}]/gu, '')].flatMap((text) => [
    text,
    unrepeated(text),
    ...coresOf(text),
  ]);
  const common = await (known ??= commonPasswords());
  if (cores.some((core) => common.has(core) || isRun(core)))
    return `This password is one of those that are tried first. ${example}`;
  const own = name.toLowerCase();
  if (own.length >= 4 && plain.replaceAll(own, '').length < least / 2)
    return `A password must not be your name. ${example}`;
  return null;
}

/** What is left without the few characters that people put before or after a word: 'sunshine' of 'sunshine!2026'. */
function coresOf(password: string): string[] {
  const letters = password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const cut = Array.from({ length: mostAround + 1 }, (_, count) => [
    password.slice(count),
    password.slice(0, password.length - count),
  ]);
  return [letters, ...cut.flat().filter((core) => core.length >= leastCore)];
}

/** 'secret' of 'secretsecret'. */
function unrepeated(password: string): string {
  return /^(.+?)\1+$/u.exec(password)?.[1] ?? password;
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  '1234567890',
  '0987654321',
  'qwertyuiopasdfghjklzxcvbnm',
];

/** Neighbours of the alphabet, of the digits or of a keyboard row from end to end. */
function isRun(password: string): boolean {
  return password.length >= 6 && rows.some((row) => (row + row).includes(password));
}
