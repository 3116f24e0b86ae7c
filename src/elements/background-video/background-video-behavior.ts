/**
 * Starts the videos of a page that is plain HTML; in a React project BackgroundVideo does so itself.
 *
 * @htmlOnly
 */

const startVideos = async () => {
  // Lowest priority of the page: even the code is loaded last.
  const { startVideo } = await import('./start-video.ts');
  for (const video of document.querySelectorAll<HTMLElement>('[data-video]')) startVideo(video);
};

if (document.readyState === 'complete') startVideos();
else addEventListener('load', startVideos, { once: true });
