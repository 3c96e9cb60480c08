'use client';

import { useEffect, useState } from 'react';
import type { PieceView } from './piece-view.ts';
import { useMove } from './use-move.ts';

type UndoProps = { order: string; piece: Pick<PieceView, 'id' | 'name' | 'step'>; until: number };

const none = () => undefined;

/** For a minute after a press: its way back, while the mail still waits. */
export function UndoStrip({ order, piece, until }: UndoProps) {
  const [isOver, setOver] = useState(false);
  const [press] = useState(() => crypto.randomUUID());
  const { move, isBusy, fault } = useMove(order, none);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  if (isOver) return null;
  return (
    <p className="undo">
      <span role={fault ? 'alert' : undefined}>
        {fault || 'Done just now. It can be undone for a minute.'}
      </span>
      <button
        type="button"
        className="text-button"
        aria-label={`Undo, ${piece.name}`}
        onClick={() =>
          void move({
            move: 'undo',
            press,
            items: [{ id: piece.id, from: piece.step }],
            words: `${piece.name} is as it was before.`,
          })
        }
      >
        {isBusy ? 'Undoing …' : 'Undo'}
      </button>
    </p>
  );
}
