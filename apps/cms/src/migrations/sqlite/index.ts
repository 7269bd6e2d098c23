import * as migration_20261125_192226_initial from './20261125_192226_initial.ts';

export const migrations = [
  {
    up: migration_20261125_192226_initial.up,
    down: migration_20261125_192226_initial.down,
    name: '20261125_192226_initial'
  },
];
