import * as migration_20261121_231540 from './20261121_231540.ts';

export const migrations = [
  {
    up: migration_20261121_231540.up,
    down: migration_20261121_231540.down,
    name: '20261121_231540'
  },
];
