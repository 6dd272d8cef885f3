import { describe, expect, test } from 'vitest';
import { describeDevice } from './known-devices.ts';

describe('the description of a device', () => {
  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
      'Chrome',
      'Windows',
      false,
    ],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge', 'Windows', false],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
      true,
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'macOS', false],
    ['Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36', 'Chrome', 'Android', true],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPad',
      true,
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S918B) SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
      true,
    ],
    ['Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36', 'Chrome', 'ChromeOS', false],
    ['curl/8.0', null, null, false],
    [null, null, null, false],
  ])('%s', (userAgent, browser, system, isPhone) => {
    expect(describeDevice(userAgent)).toEqual({ browser, system, isPhone });
  });
});
