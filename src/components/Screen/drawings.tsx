import type {ReactNode} from 'react';
import type {ScreenName} from './names';

/** Firmware and boot loader speak English in every language. */
const printed = {grub: 'grub>', mok: 'MOK management', shell: ':/#'};

/**
 * What a computer shows that does not start, by name, drawn in a view box of 160 by 90. The colors
 * are those of the screens themselves, in both color modes.
 */
export const drawings = {
  black: <path d="M18 20h7" stroke="#5b6484" strokeWidth="2" />,
  logo: (
    <>
      <path d="M80 18 93 41 80 48 67 41z" fill="#8d97b8" />
      <path
        d="M72.5 68.4A9 9 0 1 1 80 72.5"
        fill="none"
        stroke="#d7def5"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  ),
  grub: (
    <>
      <text x="14" y="30" fill="#d7def5">
        {printed.grub}
      </text>
      <path d="M55 31h7" stroke="#d7def5" strokeWidth="2" />
    </>
  ),
  login: (
    <>
      <path d="M0 0h160v90H0z" fill="#1c2a70" />
      <path d="M0 70Q50 20 88 46T160 22V52Q110 76 78 66T0 90z" fill="#2f8f86" opacity=".7" />
      <circle cx="80" cy="19" r="9" fill="#d7def5" />
      <rect x="50" y="35" width="60" height="14" rx="4" fill="#fff" />
      <path
        d="M57 42h.1M64 42h.1M71 42h.1"
        stroke="#14193a"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path
        d="M89.5 67A10 10 0 1 1 85 61.3M80.5 58.5 86 61.8 82 67"
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  mok: (
    <>
      <path d="M0 0h160v90H0z" fill="#2140b5" />
      <text x="80" y="20" fill="#fff" textAnchor="middle">
        {printed.mok}
      </text>
      <path d="M34 32h92v44H34z" fill="none" stroke="#fff" />
      <path d="M40 38h80v10H40z" fill="#d7def5" />
      <path d="M44 43h38M44 57h28M44 68h44" stroke="#8fa5f2" strokeWidth="3" />
    </>
  ),
  shell: (
    <>
      <path d="M14 17h58M14 27h104M14 37h84" stroke="#5b6484" strokeWidth="3" />
      <path d="M14 52h112" stroke="#e8b3ae" strokeWidth="3" />
      <text x="14" y="75" fill="#d7def5">
        {printed.shell}
      </text>
      <path d="M40 76h7" stroke="#d7def5" strokeWidth="2" />
    </>
  ),
} satisfies Record<ScreenName, ReactNode>;
