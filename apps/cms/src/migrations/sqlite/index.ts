import * as migration_20261121_061753_initial from './20261121_061753_initial.ts';

export const migrations = [
  {
    up: migration_20261121_061753_initial.up,
    down: migration_20261121_061753_initial.down,
    name: '20261121_061753_initial'
  },
];
