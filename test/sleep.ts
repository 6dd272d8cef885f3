export { setTimeout as sleepMs } from 'node:timers/promises';
