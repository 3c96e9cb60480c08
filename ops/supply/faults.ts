import { type LockFile, type Package, addressOf, packagesOf } from './lock-file.ts';
import { floors, licenceReasons, licences } from './rules.ts';

/** What may not stand in a lock file, one sentence each: none is as it should be. */
export function faultsOf(lock: LockFile, allowedScripts: Record<string, boolean>): string[] {
  return packagesOf(lock).flatMap((one) => [
    ...originFaults(one),
    ...floorFaults(one),
    ...(one.hasInstallScript && allowedScripts[one.name] !== true
      ? [`${one.path} wants to run a script when it is installed, and nobody allowed it`]
      : []),
    ...(hasLicence(one) ? [] : [`${one.path} has the licence ${one.license ?? '(none)'}`]),
  ]);
}

function originFaults(one: Package): string[] {
  return [
    ...(one.resolved === addressOf(one)
      ? []
      : [`${one.path} comes from ${one.resolved ?? 'nowhere that is told'}`]),
    ...(/^sha512-[A-Za-z0-9+/]{86}==$/.test(one.integrity ?? '')
      ? []
      : [`${one.path} has no hash (sha512)`]),
  ];
}

function floorFaults({ name, path, version }: Package): string[] {
  const floor = of(floors, name);
  return floor && isBelow(version, floor) ? [`${path} is ${version}, below ${floor}`] : [];
}

function hasLicence({ license = '', name }: Package): boolean {
  const isKnown = license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => licences.has(part.trim())));
  return isKnown || of(licenceReasons, name) !== undefined;
}

/** The entry of a name, or of the family (a key that ends in / or -) that it belongs to. */
function of(table: Record<string, string>, name: string): string | undefined {
  const family = Object.keys(table).find((key) => /[/-]$/.test(key) && name.startsWith(key));
  return table[name] ?? (family ? table[family] : undefined);
}

/** Compares `a.b.c`; what is made before a release (`1.0.0-beta`) is below it. */
export function isBelow(version: string, floor: string): boolean {
  const [have, want] = [version, floor].map((text) => text.split('-')[0]?.split('.').map(Number));
  for (const [place, least] of (want ?? []).entries()) {
    const own = have?.[place] ?? 0;
    if (own !== least) return own < least;
  }
  return version.includes('-');
}
