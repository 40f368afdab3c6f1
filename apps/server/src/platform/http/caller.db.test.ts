import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '../../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const KEPT = /^jara_browser=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/;

it('a browser keeps its list for 400 days after every visit', async () => {
  const { sender, payment } = await world.paidGift();
  const before = sender.cookies.get('jara_browser');
  const visit = await sender.get('/api/limits');
  expect(String(visit.headers['set-cookie'])).toMatch(KEPT);
  expect(sender.cookies.get('jara_browser')).toBe(before);
  expect((await sender.get('/api/transactions')).body.data).toMatchObject([{ id: payment.id }]);
});

it('somebody who only looks around is given no cookie, and a forged one is not renewed', async () => {
  const stranger = world.browser();
  expect((await stranger.get('/api/limits')).headers['set-cookie']).toBeUndefined();
  stranger.cookies.set('jara_browser', '0190a8f0-0000-7000-8000-000000000000.forged');
  expect((await stranger.get('/api/limits')).headers['set-cookie']).toBeUndefined();
});

it('a claim from a browser that we know carries no cookie', async () => {
  const { quid } = await world.paidGift();
  const recipient = world.browser();
  const look = await recipient.get(`/api/transactions/quid/${quid}/verify`);
  expect(String(look.headers['set-cookie'])).toMatch(KEPT);
  const claim = await recipient.post(`/api/rules/claim?quid=${quid}`, {});
  expect(claim.status).toBe(200);
  expect(claim.headers['set-cookie']).toBeUndefined();
});
