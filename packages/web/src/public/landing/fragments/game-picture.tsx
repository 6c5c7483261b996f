const WINDOWS = [18, 30, 54, 66, 112, 124, 150, 214, 226, 262, 274, 298];

/** A screenshot drawn by us: the product's own pages show nobody else's pictures. */
export const GamePicture = () => (
  <svg aria-hidden viewBox="0 0 320 150" className="block w-full rounded-sm bg-[#10151c]">
    <rect width="320" height="150" fill="#10151c" />
    <circle cx="258" cy="34" r="15" fill="#e8d9ae" />
    <path
      d="M0 92V48h30V34h22v58h22V22h34v70h18V52h26v40h20V12h36v80h22V44h32v48h18V30h40v62z"
      fill="#1a222d"
    />
    {WINDOWS.map((x, index) => (
      <rect key={x} x={x} y={40 + (index % 4) * 11} width="5" height="5" fill="#d9a441" opacity=".8" />
    ))}
    <path d="M0 92h320v58H0z" fill="#171b21" />
    <path d="M146 92h28l44 58H102z" fill="#20262e" />
    <path d="M159 98h2l1 10h-4zm-2 18h6l2 18h-10z" fill="#d9a441" opacity=".7" />
    <path d="M206 118c4-12 12-16 26-16h16c12 0 20 6 26 15l12 4v12h-82z" fill="#7d1f2a" />
    <circle cx="222" cy="133" r="8" fill="#090b0e" />
    <circle cx="270" cy="133" r="8" fill="#090b0e" />
    <path d="M96 58h128v30H96z" fill="#0b0d10" opacity=".86" />
    <path d="M96 58h3v30h-3z" fill="#d9a441" />
    <text x="162" y="79" textAnchor="middle" fontSize="17" fontWeight="700" fill="#f2e3bd">
      GG · VICTORY
    </text>
    <path d="M12 12h60v8H12z" fill="#0b0d10" opacity=".7" />
    <path d="M12 12h44v8H12z" fill="#4cc38a" />
    <path d="M12 24h60v5H12z" fill="#0b0d10" opacity=".7" />
    <path d="M12 24h32v5H12z" fill="#6aa9e9" />
  </svg>
);
