import * as migration_20261121_064619_initial from './20261121_064619_initial.ts';

export const migrations = [
  {
    up: migration_20261121_064619_initial.up,
    down: migration_20261121_064619_initial.down,
    name: '20261121_064619_initial'
  },
];
