import * as migration_20261121_132925_initial from './20261121_132925_initial.ts';

export const migrations = [
  {
    up: migration_20261121_132925_initial.up,
    down: migration_20261121_132925_initial.down,
    name: '20261121_132925_initial'
  },
];
