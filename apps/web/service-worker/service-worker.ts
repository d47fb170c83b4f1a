import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { createKeptPage } from './kept-page.ts';
import { followPushes } from './pushes.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Keeps the files of the application on the device, so that it opens where there is no network. It keeps no answer of the
 * server: those the page itself keeps, by user and farm, and deletes with them.
 */
const files = new PrecacheController({ cacheName: 'brazda-files' });
const page = createKeptPage(builtEntry, self.caches);

/** In which language texts are kept, the page says where it registers us. */
const locale = new URL(self.location.href).searchParams.get('locale');

files.addToCacheList(
  builtFiles
    .filter((file) => file.locale === null || file.locale === locale || file.locale === 'en-US')
    .map(({ url, revision }) => ({ url, revision })),
);

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([page.fetchFirst(), files.install(event)]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      page.dropOthers(),
      files.activate(event),
      self.registration.navigationPreload.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!/\.\w+$/.test(pathname)) event.respondWith(page.answer(event));
    return;
  }
  if (files.getCacheKeyForURL(request.url) !== undefined) event.respondWith(fileOf(request));
});

async function fileOf(request: Request): Promise<Response> {
  return (await files.matchPrecache(request)) ?? fetch(request);
}

/**
 * A page of our own build asks us to take over from an older worker. Where other pages are open it waits: theirs may be of
 * the older build, and what they still have to load would be gone.
 */
self.addEventListener('message', (event) => {
  if (event.data !== builtEntry) return;
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}

followPushes(self);
