import * as migration_20261121_132925_initial from './20261121_132925_initial.ts';
import * as migration_20261122_233808_second_factor_and_told_staff from './20261122_233808_second_factor_and_told_staff.ts';
import * as migration_20261122_235432_undo_of_product_imports from './20261122_235432_undo_of_product_imports.ts';

export const migrations = [
  {
    up: migration_20261121_132925_initial.up,
    down: migration_20261121_132925_initial.down,
    name: '20261121_132925_initial',
  },
  {
    up: migration_20261122_233808_second_factor_and_told_staff.up,
    down: migration_20261122_233808_second_factor_and_told_staff.down,
    name: '20261122_233808_second_factor_and_told_staff',
  },
  {
    up: migration_20261122_235432_undo_of_product_imports.up,
    down: migration_20261122_235432_undo_of_product_imports.down,
    name: '20261122_235432_undo_of_product_imports'
  },
];
