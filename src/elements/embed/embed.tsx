'use client';
import MapPin from 'lucide-react/icons/map-pin';
import Play from 'lucide-react/icons/play';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from '../../themes/cn.ts';
import { embedWords } from '../../words/embed.ts';
import type { EmbedAddress } from './embed-address.ts';
import './embed.css';

interface EmbedProps {
  /** Type of content; selects the icon and the aspect ratio. */
  kind: 'film' | 'map';
  /** URLs of the iframe and of the fallback link. */
  address: EmbedAddress;
  /** Accessible name of the iframe. */
  title: string;
  /** Text of the poster's button. */
  label: string;
  /** Notice below the poster: which host is contacted, and for what. */
  note: string;
  /** Text of the button that unloads the iframe. */
  stopLabel: string;
  className?: string;
  /** Poster: a picture of this site. */
  children: ReactNode;
}

const allowed = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/**
 * Click-to-load video or map: the third party gets no request before the poster is clicked.
 * Without script the poster links to the same content. Inside a modal it unloads when the modal closes.
 *
 * Attributes: `data-embed` is the origin, from which the build derives the page's `frame-src`;
 * `data-kind` is a styling hook.
 */
export function Embed(props: EmbedProps) {
  const { kind, address, title, label, note, stopLabel, className, children } = props;
  const [shown, setShown] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const Icon = kind === 'film' ? Play : MapPin;

  useEffect(() => {
    const dialog = root.current?.closest('dialog');
    const end = () => {
      moved.current = false;
      setShown(false);
    };
    dialog?.addEventListener('close', end);
    return () => dialog?.removeEventListener('close', end);
  }, []);

  // The focus stays in this page, so that Escape still closes the modal; the iframe is one Tab away.
  const follow = (element: HTMLElement | null) => {
    if (moved.current) element?.focus();
  };
  const setPlayer = (to: boolean) => {
    moved.current = true;
    setShown(to);
  };

  return (
    <div
      ref={root}
      data-embed={new URL(address.src).origin}
      data-kind={kind}
      className={cn('embed', className)}
    >
      <div className="embed-stage">
        {shown ? (
          <iframe
            src={address.src}
            title={title}
            allow={allowed}
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <a
            ref={follow}
            href={address.link}
            className="embed-poster"
            data-replay-until="island"
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              setPlayer(true);
            }}
          >
            {children}
            <span className="embed-sign">
              <Icon aria-hidden="true" />
              <span>{label}</span>
            </span>
          </a>
        )}
      </div>
      <div className="embed-foot">
        <p>{note}</p>
        {shown ? (
          <button
            type="button"
            ref={follow}
            className="embed-action"
            onClick={() => setPlayer(false)}
          >
            {stopLabel}
          </button>
        ) : (
          <a href={address.link} className="embed-action" rel="noreferrer" target="_blank">
            {`${embedWords.openAt} `}
            {new URL(address.link).hostname.replace(/^www\./, '')}
          </a>
        )}
      </div>
    </div>
  );
}
