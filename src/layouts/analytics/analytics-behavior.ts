/*
 * Script of every page where site.config.ts names analytics (integrations/analytics.ts); a site
 * without them has no such script.
 */
import { consentCopy } from '../../content/consent.ts';
import { whenIdle } from '../../elements/when-idle/when-idle.ts';
import { addChoiceButton, addConsentBanner } from './consent-banner.ts';
import {
  type ConsentChoice,
  expireGoogleCookies,
  onStoredChoice,
  readChoice,
  refusesTracking,
  writeChoice,
} from './consent-choice.ts';
import { type Analytics, disableMeasurement, loadAnalytics } from './load-analytics.ts';

/** Loads the provider's script once the page has loaded and the browser is idle. */
function loadWhenIdle(analytics: Analytics): void {
  const scheduleLoading = () => {
    whenIdle(window, () => loadAnalytics(window, analytics));
  };
  if (document.readyState === 'complete') scheduleLoading();
  else addEventListener('load', scheduleLoading, { once: true });
}

/**
 * Asks before anything loads, unless there is an answer already; a browser that asks not to be
 * tracked has answered. The button in the footer changes the answer, and other tabs follow it.
 */
function loadAfterConsent(analytics: Analytics): void {
  let isLoaded = false;
  const apply = (choice: ConsentChoice) => {
    const isRefused = choice === 'refused';
    disableMeasurement(window, analytics, isRefused);
    if (isRefused) {
      expireGoogleCookies(document);
      // Nothing else stops a script that runs. The reloaded page loads none, so it reloads once.
      if (isLoaded) location.reload();
      return;
    }
    if (!isLoaded) loadWhenIdle(analytics);
    isLoaded = true;
  };
  const banner = addConsentBanner(document, consentCopy, (choice) => {
    writeChoice(choice);
    apply(choice);
  });
  addChoiceButton(document, consentCopy.change, banner.open);
  onStoredChoice((choice) => {
    banner.close();
    apply(choice);
  });
  const choice = readChoice() ?? (refusesTracking(navigator) ? 'refused' : null);
  if (choice === null) banner.show();
  else apply(choice);
}

/**
 * Starts the analytics of the site. Plausible and Umami set no cookie: they load without consent,
 * unless the browser asks not to be tracked. Google's scripts load after consent only.
 */
export function startAnalytics(analytics: Analytics): void {
  if (analytics.provider === 'ga4' || analytics.provider === 'gtm') loadAfterConsent(analytics);
  else if (!refusesTracking(navigator)) loadWhenIdle(analytics);
}
