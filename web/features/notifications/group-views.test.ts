import { expect, test } from 'vitest';
import type { Notification } from '#contract/notifications/notifications.ts';
import { groupViews } from './group-views.ts';

let made = 0;
const view = (companyName: string, createdAt = '2026-05-04T12:00:00Z', positionId = 'closer'): Notification => ({
  id: String(made++),
  kind: 'view',
  data: { companyName, positionId, positionTitle: 'Closer' },
  isRead: false,
  createdAt,
});
const credit: Notification = {
  id: 'credit',
  kind: 'credit',
  data: { userType: 'talent' },
  isRead: true,
  createdAt: '2026-05-04T11:00:00Z',
};

test('views of one video on one day that follow each other are one group', () => {
  const [first, second, third] = [view('Kestrel'), view('Northwind'), view('Kestrel')];
  expect(groupViews([first, second, credit, third])).toEqual([[first, second], [credit], [third]]);
});

test('another day, another video and other notifications start their own group', () => {
  const items = [
    view('Kestrel'),
    view('Kestrel', '2026-05-02T12:00:00Z'),
    view('Kestrel', '2026-05-02T12:00:00Z', 'setter'),
    credit,
    credit,
  ];
  expect(groupViews(items)).toEqual(items.map((item) => [item]));
  expect(groupViews([])).toEqual([]);
});
