import { expect } from '@playwright/test';
import { RulesPage } from '../pages/rules-page.ts';
import { visit } from '../pages/site.ts';
import { NOBODYS_QUID } from '../world.ts';
import type { Stage, State } from './state.ts';

const editing = async ({ page, world }: Stage) => {
  const { quid } = await world.gift({}, page.request);
  return new RulesPage(page).open(quid);
};

export const RULES: State[] = [
  { name: 'rules', open: ({ page }) => visit(page, '/rules') },
  {
    name: 'rules-gifts-sent',
    open: async ({ page, world }) => {
      await world.gift({ email: 'a.rather.long.name.of.somebody@department.subdomain.example.com' }, page.request);
      await world.gift({ theme: 'sallah', clothSeed: 9 }, page.request);
      await visit(page, '/rules');
      await expect(page.getByRole('region', { name: 'Or choose a gift you sent' })).toBeVisible();
    },
  },
  {
    name: 'rules-not-found',
    open: async ({ page, watch }) => {
      watch.foresee(/status of 404/);
      await visit(page, '/rules');
      await new RulesPage(page).code.fill(NOBODYS_QUID);
      await expect(page.getByText('An error occurred')).toBeVisible();
    },
  },
  {
    name: 'rules-nth-person',
    open: async (stage) => {
      await editing(stage);
      await stage.page.getByLabel('Which person wins?').fill('3');
    },
  },
  {
    name: 'rules-split-fixed',
    open: async (stage) => {
      await (await editing(stage)).choose('Split');
      await stage.page.getByLabel('Number of splits').selectOption('3');
    },
  },
  {
    name: 'rules-split-percentage',
    open: async (stage) => {
      const rules = await editing(stage);
      await rules.choose('Split');
      await rules.choose('Percentage');
      await stage.page.getByLabel('1st person').fill('60');
      await stage.page.getByRole('button', { name: 'Add a split' }).click();
      await stage.page.getByLabel('2nd person').fill('25');
    },
  },
  {
    name: 'rules-time',
    open: async (stage) => {
      await (await editing(stage)).choose('Time Range');
      const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
      await stage.page.getByLabel('Start').fill(`${day}T09:00`);
      await stage.page.getByLabel('End').fill(`${day}T18:00`);
    },
  },
  {
    name: 'rules-lucky',
    open: async (stage) => {
      await (await editing(stage)).choose('Lucky Shares');
    },
  },
  {
    name: 'rules-draw',
    open: async (stage) => {
      await (await editing(stage)).choose('Draw');
      await stage.page.getByRole('button', { name: /^(Next )?Friday/ }).click();
      await stage.page.getByLabel('How many people win?').fill('3');
    },
  },
  {
    name: 'rules-draw-prizes',
    open: async (stage) => {
      const rules = await editing(stage);
      await rules.choose('Draw');
      await rules.choose('Different amounts');
      await stage.page.getByLabel('Each gets, line 1').fill('5000');
    },
  },
  {
    name: 'rules-saved',
    open: async (stage) => {
      const rules = await editing(stage);
      await rules.choose('Lucky Shares');
      await rules.save();
    },
  },
  {
    name: 'rules-frozen',
    open: async ({ page, world }) => {
      const gift = await world.gift({}, page.request);
      await world.setRule(gift, { totalSplits: 2 });
      await world.claim(gift.quid);
      await new RulesPage(page).open(gift.quid);
    },
  },
  {
    name: 'rules-asks-for-key',
    open: async ({ page, world }) => {
      const { quid } = await world.gift();
      await new RulesPage(page).open(quid);
    },
  },
  {
    name: 'proof-sealed',
    open: async ({ page, world }) => {
      const gift = await world.gift();
      await world.setRule(gift, { nthPerson: 7 });
      await visit(page, `/rules/proof/${gift.quid}`);
      await expect(page.getByText('The secret is still sealed')).toBeVisible();
    },
  },
  {
    name: 'proof-open',
    open: async ({ page, world }) => {
      const gift = await world.gift();
      await world.setRule(gift, { luckyShares: 2 });
      await world.claim(gift.quid);
      await world.claim(gift.quid);
      await visit(page, `/rules/proof/${gift.quid}`);
      await expect(page.getByText('Everything fits. Nobody moved anything.')).toBeVisible();
    },
  },
];
