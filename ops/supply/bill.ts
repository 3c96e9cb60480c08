import { type LockFile, packagesOf } from './lock-file.ts';

/** The software bill of materials as CycloneDX 1.6: what stands in the lock file, each package once. */
export function billOfMaterials(lock: LockFile) {
  const byReference = new Map(
    packagesOf(lock).map(({ name, version, license, integrity, dev }) => {
      const reference = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      const digest = Buffer.from((integrity ?? '').replace('sha512-', ''), 'base64');
      return [
        reference,
        {
          type: 'library',
          'bom-ref': reference,
          purl: reference,
          name,
          version,
          scope: dev ? 'optional' : 'required',
          hashes: [{ alg: 'SHA-512', content: digest.toString('hex') }],
          ...(license ? { licenses: [{ license: { name: license } }] } : {}),
        },
      ] as const;
    }),
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    components: [...byReference.values()],
  };
}
