// Phones show a notice only through a worker. This one keeps nothing and fetches nothing: a tap leads to the table.
addEventListener('notificationclick', (event) => {
  const { data: path } = event.notification;
  event.notification.close();
  event.waitUntil(
    (async () => {
      const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (!page) return clients.openWindow(path);
      page.postMessage({ notice: path });
      return page.focus();
    })(),
  );
});
