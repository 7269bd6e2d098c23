import * as migration_20261121_090411_initial from './20261121_090411_initial.ts';

export const migrations = [
  {
    up: migration_20261121_090411_initial.up,
    down: migration_20261121_090411_initial.down,
    name: '20261121_090411_initial'
  },
];
