'use client';
import { useStore } from '@nanostores/react';
import Heart from 'lucide-react/icons/heart';
import { useEffect } from 'react';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { watchLikes } from './likes-storage.ts';
import './like-button.css';
import { $likes, loadLikes, toggleLike } from './likes-store.ts';

interface LikeButtonProps {
  /** Number of the post. */
  id: number;
  /** Likes of other readers. */
  count: number;
  labels: {
    like: string;
    liked: string;
    /** Label after a count of zero, or of two and more. */
    many: string;
    /** Label after a count of one. */
    one: string;
    /** Note on where the like is stored. */
    persisted: string;
    /** Message if the like cannot be stored. */
    notPersisted: string;
  };
}

/**
 * Renders the like button, which adds to the readers' count and stores the like on this device.
 * Without script only the number is shown.
 */
export function LikeButton({ id, count, labels }: LikeButtonProps) {
  const { ids, persisted } = useStore($likes);
  const liked = useHydrated() && ids.includes(id);
  useEffect(() => {
    loadLikes();
    return watchLikes(loadLikes);
  }, []);
  const likeCount = count + (liked ? 1 : 0);
  return (
    <div className="lf-heart">
      <button
        type="button"
        className="lf-heart-button"
        aria-pressed={liked}
        onClick={() => toggleLike(id)}
      >
        <Heart aria-hidden className="lf-heart-sign" />
        {liked ? labels.liked : labels.like}
      </button>
      <p className="lf-heart-count">
        {likeCount} {likeCount === 1 ? labels.one : labels.many}
      </p>
      <p className="lf-heart-note" role="status">
        {liked && (persisted ? labels.persisted : labels.notPersisted)}
      </p>
    </div>
  );
}
