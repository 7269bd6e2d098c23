import * as migration_20261121_132925_initial from './20261121_132925_initial.ts';
import * as migration_20261122_233808_second_factor_and_told_staff from './20261122_233808_second_factor_and_told_staff.ts';
import * as migration_20261122_235432_undo_of_product_imports from './20261122_235432_undo_of_product_imports.ts';
import * as migration_20261123_050038_trash_invitations_lead_article from './20261123_050038_trash_invitations_lead_article.ts';
import * as migration_20261123_050225_carousel_without_playing from './20261123_050225_carousel_without_playing.ts';
import * as migration_20261123_084611_palette_and_question_groups from './20261123_084611_palette_and_question_groups.ts';
import * as migration_20261123_115113_topics_path_and_levels from './20261123_115113_topics_path_and_levels.ts';
import * as migration_20261123_115834_products_for_the_finder from './20261123_115834_products_for_the_finder.ts';
import * as migration_20261123_120954_texts_of_search_and_help from './20261123_120954_texts_of_search_and_help.ts';
import * as migration_20261123_155805_texts_of_quick_search from './20261123_155805_texts_of_quick_search.ts';
import * as migration_20261123_155927_daily_counts from './20261123_155927_daily_counts.ts';
import * as migration_20261123_160929_authors_and_pairs from './20261123_160929_authors_and_pairs.ts';
import * as migration_20261123_161354_experts_desk_and_synonyms from './20261123_161354_experts_desk_and_synonyms.ts';
import * as migration_20261124_034935_finder_texts from './20261124_034935_finder_texts.ts';
import * as migration_20261124_090601_finder_texts_new_originals from './20261124_090601_finder_texts_new_originals.ts';

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
    name: '20261122_235432_undo_of_product_imports',
  },
  {
    up: migration_20261123_050038_trash_invitations_lead_article.up,
    down: migration_20261123_050038_trash_invitations_lead_article.down,
    name: '20261123_050038_trash_invitations_lead_article',
  },
  {
    up: migration_20261123_050225_carousel_without_playing.up,
    down: migration_20261123_050225_carousel_without_playing.down,
    name: '20261123_050225_carousel_without_playing',
  },
  {
    up: migration_20261123_084611_palette_and_question_groups.up,
    down: migration_20261123_084611_palette_and_question_groups.down,
    name: '20261123_084611_palette_and_question_groups',
  },
  {
    up: migration_20261123_115113_topics_path_and_levels.up,
    down: migration_20261123_115113_topics_path_and_levels.down,
    name: '20261123_115113_topics_path_and_levels',
  },
  {
    up: migration_20261123_115834_products_for_the_finder.up,
    down: migration_20261123_115834_products_for_the_finder.down,
    name: '20261123_115834_products_for_the_finder',
  },
  {
    up: migration_20261123_120954_texts_of_search_and_help.up,
    down: migration_20261123_120954_texts_of_search_and_help.down,
    name: '20261123_120954_texts_of_search_and_help',
  },
  {
    up: migration_20261123_155805_texts_of_quick_search.up,
    down: migration_20261123_155805_texts_of_quick_search.down,
    name: '20261123_155805_texts_of_quick_search',
  },
  {
    up: migration_20261123_155927_daily_counts.up,
    down: migration_20261123_155927_daily_counts.down,
    name: '20261123_155927_daily_counts',
  },
  {
    up: migration_20261123_160929_authors_and_pairs.up,
    down: migration_20261123_160929_authors_and_pairs.down,
    name: '20261123_160929_authors_and_pairs',
  },
  {
    up: migration_20261123_161354_experts_desk_and_synonyms.up,
    down: migration_20261123_161354_experts_desk_and_synonyms.down,
    name: '20261123_161354_experts_desk_and_synonyms',
  },
  {
    up: migration_20261124_034935_finder_texts.up,
    down: migration_20261124_034935_finder_texts.down,
    name: '20261124_034935_finder_texts',
  },
  {
    up: migration_20261124_090601_finder_texts_new_originals.up,
    down: migration_20261124_090601_finder_texts_new_originals.down,
    name: '20261124_090601_finder_texts_new_originals'
  },
];
