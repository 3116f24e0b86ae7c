'use client';
import { useStore } from '@nanostores/react';
import Heart from 'lucide-react/icons/heart';
import { useEffect } from 'react';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { watchLikes } from './kept-likes.ts';
import './like-button.css';
import { $likes, loadLikes, turnLike } from './likes-store.ts';

interface LikeButtonProps {
  /** Number of the post. */
  id: number;
  /** How many others liked it. */
  count: number;
  labels: {
    like: string;
    liked: string;
    /** After the count; for one reader, `one`. */
    many: string;
    one: string;
    /** Where the heart is kept, and what is said where it cannot be. */
    kept: string;
    lost: string;
  };
}

/** A heart that counts with the others and stays on this device. Without script the number stands alone. */
export function LikeButton({ id, count, labels }: LikeButtonProps) {
  const { ids, kept } = useStore($likes);
  const liked = useHydrated() && ids.includes(id);
  useEffect(() => {
    loadLikes();
    return watchLikes(loadLikes);
  }, []);
  const readers = count + (liked ? 1 : 0);
  return (
    <div className="heart">
      <button
        type="button"
        className="heart-button"
        aria-pressed={liked}
        onClick={() => turnLike(id)}
      >
        <Heart aria-hidden className="heart-sign" />
        {liked ? labels.liked : labels.like}
      </button>
      <p className="heart-count">
        {readers} {readers === 1 ? labels.one : labels.many}
      </p>
      <p className="heart-note" role="status">
        {liked && (kept ? labels.kept : labels.lost)}
      </p>
    </div>
  );
}
