import { admins } from './admins.ts';
import { editors } from './editors.ts';
import { nobody } from './nobody.ts';
import { published } from './published.ts';
import { team } from './team.ts';

/** Content with drafts: written by those who change content, read by the storefront once it is published. */
export const contentPolicy = {
  create: editors,
  read: published,
  update: editors,
  delete: editors,
  readVersions: editors,
  admin: team,
  unlock: nobody,
};

/** What is sold: content that only those who change it see in the admin. */
export const goodsPolicy = { ...contentPolicy, admin: editors, unlock: editors };

/** What the code of this project writes and the practice reads. */
export const recordPolicy = {
  create: nobody,
  read: team,
  update: nobody,
  delete: nobody,
  readVersions: nobody,
  admin: team,
  unlock: nobody,
};

/** What a visitor sent: written by the code of this project, worked on by the practice, deleted by an admin on request. */
export const leadPolicy = { ...recordPolicy, update: team, delete: admins };

/** The texts of a page. */
export const pagePolicy = { read: published, update: editors, readVersions: editors };
