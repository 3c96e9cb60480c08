import * as migration_20261121_230016 from './20261121_230016.ts';

export const migrations = [
  {
    up: migration_20261121_230016.up,
    down: migration_20261121_230016.down,
    name: '20261121_230016'
  },
];
