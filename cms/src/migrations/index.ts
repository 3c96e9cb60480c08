import * as migration_20261121_231540 from './20261121_231540.ts';
import * as migration_20261122_032458 from './20261122_032458.ts';
import * as migration_20261122_062630 from './20261122_062630.ts';
import * as migration_20261122_090228 from './20261122_090228.ts';
import * as migration_20261122_114143 from './20261122_114143.ts';
import * as migration_20261122_224140 from './20261122_224140.ts';
import * as migration_20261122_230129 from './20261122_230129.ts';
import * as migration_20261123_030118 from './20261123_030118.ts';
import * as migration_20261123_111325 from './20261123_111325.ts';
import * as migration_20261123_184355 from './20261123_184355.ts';
import * as migration_20261123_200043 from './20261123_200043.ts';
import * as migration_20261123_223114 from './20261123_223114.ts';
import * as migration_20261123_235147 from './20261123_235147.ts';
import * as migration_20261124_001800_sign_in from './20261124_001800_sign_in.ts';
import * as migration_20261124_002011 from './20261124_002011.ts';
import * as migration_20261124_021711 from './20261124_021711.ts';
import * as migration_20261124_033306 from './20261124_033306.ts';
import * as migration_20261124_034400_people from './20261124_034400_people.ts';
import * as migration_20261124_083326 from './20261124_083326.ts';
import * as migration_20261124_093950 from './20261124_093950.ts';
import * as migration_20261124_094600_fresh_factor from './20261124_094600_fresh_factor.ts';
import * as migration_20261124_124957 from './20261124_124957.ts';
import * as migration_20261124_125100_account_links from './20261124_125100_account_links.ts';
import * as migration_20261124_130000_price_changes from './20261124_130000_price_changes.ts';
import * as migration_20261124_143046 from './20261124_143046.ts';
import * as migration_20261124_160500_big_practice from './20261124_160500_big_practice.ts';
import * as migration_20261125_155256_before_the_purchase from './20261125_155256_before_the_purchase.ts';
import * as migration_20261125_155510 from './20261125_155510.ts';
import * as migration_20261125_155934 from './20261125_155934.ts';
import * as migration_20261125_162443_plain_words from './20261125_162443_plain_words.ts';
import * as migration_20261126_070632_signs from './20261126_070632_signs.ts';

export const migrations = [
  {
    up: migration_20261121_231540.up,
    down: migration_20261121_231540.down,
    name: '20261121_231540',
  },
  {
    up: migration_20261122_032458.up,
    down: migration_20261122_032458.down,
    name: '20261122_032458',
  },
  {
    up: migration_20261122_062630.up,
    down: migration_20261122_062630.down,
    name: '20261122_062630',
  },
  {
    up: migration_20261122_090228.up,
    down: migration_20261122_090228.down,
    name: '20261122_090228',
  },
  {
    up: migration_20261122_114143.up,
    down: migration_20261122_114143.down,
    name: '20261122_114143',
  },
  {
    up: migration_20261122_224140.up,
    down: migration_20261122_224140.down,
    name: '20261122_224140',
  },
  {
    up: migration_20261122_230129.up,
    down: migration_20261122_230129.down,
    name: '20261122_230129',
  },
  {
    up: migration_20261123_030118.up,
    down: migration_20261123_030118.down,
    name: '20261123_030118',
  },
  {
    up: migration_20261123_111325.up,
    down: migration_20261123_111325.down,
    name: '20261123_111325',
  },
  {
    up: migration_20261123_184355.up,
    down: migration_20261123_184355.down,
    name: '20261123_184355',
  },
  {
    up: migration_20261123_200043.up,
    down: migration_20261123_200043.down,
    name: '20261123_200043',
  },
  {
    up: migration_20261123_223114.up,
    down: migration_20261123_223114.down,
    name: '20261123_223114',
  },
  {
    up: migration_20261123_235147.up,
    down: migration_20261123_235147.down,
    name: '20261123_235147',
  },
  {
    up: migration_20261124_001800_sign_in.up,
    down: migration_20261124_001800_sign_in.down,
    name: '20261124_001800_sign_in',
  },
  {
    up: migration_20261124_002011.up,
    down: migration_20261124_002011.down,
    name: '20261124_002011',
  },
  {
    up: migration_20261124_021711.up,
    down: migration_20261124_021711.down,
    name: '20261124_021711',
  },
  {
    up: migration_20261124_033306.up,
    down: migration_20261124_033306.down,
    name: '20261124_033306',
  },
  {
    up: migration_20261124_034400_people.up,
    down: migration_20261124_034400_people.down,
    name: '20261124_034400_people',
  },
  {
    up: migration_20261124_083326.up,
    down: migration_20261124_083326.down,
    name: '20261124_083326',
  },
  {
    up: migration_20261124_093950.up,
    down: migration_20261124_093950.down,
    name: '20261124_093950',
  },
  {
    up: migration_20261124_094600_fresh_factor.up,
    down: migration_20261124_094600_fresh_factor.down,
    name: '20261124_094600_fresh_factor',
  },
  {
    up: migration_20261124_124957.up,
    down: migration_20261124_124957.down,
    name: '20261124_124957',
  },
  {
    up: migration_20261124_125100_account_links.up,
    down: migration_20261124_125100_account_links.down,
    name: '20261124_125100_account_links',
  },
  {
    up: migration_20261124_130000_price_changes.up,
    down: migration_20261124_130000_price_changes.down,
    name: '20261124_130000_price_changes',
  },
  {
    up: migration_20261124_143046.up,
    down: migration_20261124_143046.down,
    name: '20261124_143046',
  },
  {
    up: migration_20261124_160500_big_practice.up,
    down: migration_20261124_160500_big_practice.down,
    name: '20261124_160500_big_practice',
  },
  {
    up: migration_20261125_155256_before_the_purchase.up,
    down: migration_20261125_155256_before_the_purchase.down,
    name: '20261125_155256_before_the_purchase',
  },
  {
    up: migration_20261125_155510.up,
    down: migration_20261125_155510.down,
    name: '20261125_155510',
  },
  {
    up: migration_20261125_155934.up,
    down: migration_20261125_155934.down,
    name: '20261125_155934',
  },
  {
    up: migration_20261125_162443_plain_words.up,
    down: migration_20261125_162443_plain_words.down,
    name: '20261125_162443_plain_words',
  },
  {
    up: migration_20261126_070632_signs.up,
    down: migration_20261126_070632_signs.down,
    name: '20261126_070632_signs'
  },
];
