import { expect, test } from 'vitest';
import { isSameOrigin, redirectUrl, safeUrl } from './safe-url.ts';

test('a page owns what is on its server, and a page that came from none owns nothing', () => {
  expect(isSameOrigin('https://wiki.example/x', 'https://wiki.example/page')).toBe(true);
  expect(isSameOrigin('https://wiki.example:8080/x', 'https://wiki.example/page')).toBe(false);
  expect(isSameOrigin('http://wiki.example/x', 'https://wiki.example/page')).toBe(false);
  for (const page of ['about:blank', 'data:,page', 'file:///home/page', '', undefined]) {
    expect(isSameOrigin('https://wiki.example/x', page), page).toBe(false);
    expect(isSameOrigin('data:,x', page), page).toBe(false);
    expect(isSameOrigin('nonsense', page), page).toBe(false);
  }
});

test('neither a name nor a password is sent to a server', () => {
  for (const who of ['me@', ':secret@', 'me:secret@'])
    expect(safeUrl(`https://${who}example.org/x`, undefined), who).toMatchObject({
      code: 'address-not-safe',
    });
});

test('only http servers are allowed, also on localhost', () => {
  for (const url of ['ftp://localhost/x', 'ws://127.0.0.1/x'])
    expect(safeUrl(url, undefined), url).toMatchObject({ code: 'address-not-safe' });
});

test('a server on our own machine may send on to another there', () => {
  const next = 'http://localhost:2/y';
  expect(redirectUrl('http://127.0.0.1:1/x', next, undefined)).toBe(next);
  expect(redirectUrl('http://[::1]/x', next, undefined)).toBe(next);
});

test('long URLs are reported with their first two hundred characters', () => {
  const long = (start: string) => start + 'x'.repeat(300);
  const cut = (start: string) => long(start).slice(0, 200);
  const from = long('https://example.org/');
  expect(safeUrl(long('https://['), undefined)).toMatchObject({
    code: 'address-wrong',
    params: { url: cut('https://[') },
  });
  expect(redirectUrl(from, long('http://['), undefined)).toMatchObject({
    code: 'address-wrong',
    params: { url: cut('http://[') },
  });
  expect(redirectUrl(from, long('http://example.net/'), undefined)).toMatchObject({
    code: 'address-sent-astray',
    params: { url: cut('https://example.org/'), to: cut('http://example.net/') },
  });
});

test('a relative redirect is reported as a full URL', () => {
  expect(redirectUrl('http://localhost/x', '//example.net/y', undefined)).toMatchObject({
    code: 'address-sent-astray',
    params: { url: 'http://localhost/x', to: 'http://example.net/y' },
  });
});
