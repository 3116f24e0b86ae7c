'use client';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import Play from 'lucide-react/icons/play';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from '../../themes/cn.ts';
import { embedWords } from '../../words/embed.ts';
import { answerCal } from './answer-cal.ts';
import styles from './embed.module.css';
import { type EmbedContent, embedAddress } from './embed-address.ts';

type EmbedProps = EmbedContent & EmbedTexts;

interface EmbedTexts {
  /** Accessible name of the iframe. */
  title: string;
  /** Text of the poster's button. */
  label: string;
  /** Notice below the poster: which host is contacted, and for what; left out: which host. */
  note?: string;
  /** Text of the button that unloads the iframe. */
  stopLabel: string;
  className?: string;
  /** Poster: a picture of this site; left out: a plain ground. */
  children?: ReactNode;
}

const icons = { film: Play, map: MapPin, booking: CalendarDays };

/** Returns the kind of content, which selects the icon and the aspect ratio. */
function kindOf(content: EmbedContent): keyof typeof icons {
  if ('place' in content) return 'map';
  return content.provider === 'youtube' || content.provider === 'vimeo' ? 'film' : 'booking';
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

const allowedFeatures = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/**
 * Click-to-load video, map or booking page: the third party gets no request before the poster is
 * clicked. Without script the poster links to the same content. Inside a modal it unloads when the
 * modal closes.
 *
 * Attributes: `data-embed` is the origin, from which the build derives the page's `frame-src`;
 * `data-kind` is a styling hook.
 */
export function Embed(props: EmbedProps) {
  const { title, label, stopLabel, className, children } = props;
  const [isLoaded, setIsLoaded] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const hasSwitched = useRef(false);
  const kind = kindOf(props);
  const Icon = icons[kind];
  const { src, link } = embedAddress(props, isLoaded ? location.hostname : '');
  const { note = embedWords.note(hostOf(src)) } = props;
  const isCal = 'provider' in props && props.provider === 'cal';

  useEffect(() => {
    const dialog = root.current?.closest('dialog');
    const unload = () => {
      hasSwitched.current = false;
      setIsLoaded(false);
    };
    dialog?.addEventListener('close', unload);
    return () => dialog?.removeEventListener('close', unload);
  }, []);

  useEffect(
    () => (isLoaded && isCal && frame.current ? answerCal(frame.current) : undefined),
    [isLoaded, isCal],
  );

  // The focus stays in this page, so that Escape still closes the modal; the iframe is one Tab away.
  const focusAfterSwitch = (element: HTMLElement | null) => {
    if (hasSwitched.current) element?.focus();
  };
  const switchPlayer = (load: boolean) => {
    hasSwitched.current = true;
    setIsLoaded(load);
  };

  return (
    <div
      ref={root}
      data-embed={new URL(src).origin}
      data-kind={kind}
      className={cn(styles.embed, className)}
    >
      <div className={styles.stage}>
        {isLoaded ? (
          <iframe
            ref={frame}
            src={src}
            title={title}
            allow={allowedFeatures}
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <a
            ref={focusAfterSwitch}
            href={link}
            className={styles.poster}
            data-replay-until="island"
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              switchPlayer(true);
            }}
          >
            {children}
            <span className={styles.sign}>
              <Icon aria-hidden="true" />
              <span>{label}</span>
            </span>
          </a>
        )}
      </div>
      <div className={styles.foot}>
        <p>{note}</p>
        {isLoaded ? (
          <button
            type="button"
            ref={focusAfterSwitch}
            className={styles.action}
            onClick={() => switchPlayer(false)}
          >
            {stopLabel}
          </button>
        ) : (
          <a href={link} className={styles.action} rel="noreferrer" target="_blank">
            {`${embedWords.openAt} `}
            {hostOf(link)}
          </a>
        )}
      </div>
    </div>
  );
}
