/* The sheets are below the first screen: their script is loaded after the page. */
addEventListener('load', () => void import('./update-print-progress.ts'));
