import * as migration_20261121_073134_initial from './20261121_073134_initial.ts';

export const migrations = [
  {
    up: migration_20261121_073134_initial.up,
    down: migration_20261121_073134_initial.down,
    name: '20261121_073134_initial'
  },
];
