/*
 * Marks a page that one has gone back to, so that the view transition along the cord runs backwards.
 * Runs in the head: `pagereveal` comes before the first paint. Without it, every way is forwards.
 */
addEventListener('pagereveal', ({ viewTransition }) => {
  const { entry, from, navigationType } = navigation.activation ?? {};
  if (viewTransition && navigationType === 'traverse' && entry && from && entry.index < from.index)
    document.documentElement.dataset['back'] = '';
});
