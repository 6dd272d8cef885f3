import type { Notification } from '#contract/notifications/notifications.ts';
import { dayOf } from '#web/lib/dates.ts';

/** Notifications shown as one row, newest first. */
export type NotificationGroup = [Notification, ...Notification[]];

/** Joins views of one video on one day that follow each other in the list. All else stays alone. */
export function groupViews(items: readonly Notification[]): NotificationGroup[] {
  const groups: NotificationGroup[] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group && areAlike(group[0], item)) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

const areAlike = (one: Notification, other: Notification) =>
  one.kind === 'view' &&
  other.kind === 'view' &&
  one.data.positionId === other.data.positionId &&
  dayOf(new Date(one.createdAt)) === dayOf(new Date(other.createdAt));
