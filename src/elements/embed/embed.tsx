'use client';
import MapPin from 'lucide-react/icons/map-pin';
import Play from 'lucide-react/icons/play';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from '../../looks/cn.ts';
import type { EmbedAddress } from './embed-address.ts';
import './embed.css';

interface EmbedProps {
  kind: 'film' | 'map';
  address: EmbedAddress;
  /** Name of the frame for screen readers. */
  title: string;
  /** On the poster: what pressing does. */
  label: string;
  /** Under the poster: who will be asked, and for what. */
  note: string;
  /** Ends it again. */
  stopLabel: string;
  className?: string;
  /** The poster: a picture of ours. */
  children: ReactNode;
}

const allowed = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/**
 * A film or map of another host behind a poster of our own: that host hears of the visitor only when
 * the poster is pressed. Without script the poster is a link to the same thing. Inside a modal it
 * ends when the modal closes. `data-embed` tells the build which host this page may frame.
 */
export function Embed(props: EmbedProps) {
  const { kind, address, title, label, note, stopLabel, className, children } = props;
  const [shown, setShown] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const Sign = kind === 'film' ? Play : MapPin;

  useEffect(() => {
    const dialog = root.current?.closest('dialog');
    const end = () => {
      moved.current = false;
      setShown(false);
    };
    dialog?.addEventListener('close', end);
    return () => dialog?.removeEventListener('close', end);
  }, []);

  // The focus stays in our page, so that Escape still closes the modal; the frame is one Tab away.
  const follow = (element: HTMLElement | null) => {
    if (moved.current) element?.focus();
  };
  const turn = (to: boolean) => {
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
              turn(true);
            }}
          >
            {children}
            <span className="embed-sign">
              <Sign aria-hidden="true" />
              <span>{label}</span>
            </span>
          </a>
        )}
      </div>
      <div className="embed-foot">
        <p>{note}</p>
        {shown ? (
          <button type="button" ref={follow} className="embed-action" onClick={() => turn(false)}>
            {stopLabel}
          </button>
        ) : (
          <a href={address.link} className="embed-action" rel="noreferrer" target="_blank">
            Open it at {new URL(address.link).hostname.replace(/^www\./, '')}
          </a>
        )}
      </div>
    </div>
  );
}
